"""The public interface: what `import golems` gives, described in docs/api.md. Nothing else imports it."""
