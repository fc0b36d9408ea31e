"""What several features use: programs that are laid, puzzles that are solved, pictures, words."""
