/** Files that come together: a tape (tar), compressed (gzip), as golems/site/preparation.py writes it. */

const BLOCK = 512;
const GZIP = [0x1f, 0x8b];

/** What the answer holds; some hosts have unpacked it on the way. */
export async function unpacked(answer: Response): Promise<Uint8Array> {
  const found = new Uint8Array(await answer.arrayBuffer());
  if (!isCompressed(found)) return found;
  const stream = new Blob([found as BlobPart]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

function isCompressed(all: Uint8Array): boolean {
  return GZIP.every((byte, at) => all[at] === byte);
}

/** Each file with its name. */
export function filesIn(tape: Uint8Array): [string, Uint8Array][] {
  const files: [string, Uint8Array][] = [];
  const text = (from: number, length: number): string => new TextDecoder().decode(tape.subarray(from, from + length)).replace(/\0.*$/s, "");
  for (let at = 0; tape[at];) {
    const size = parseInt(text(at + 124, 12), 8);
    const folder = text(at + 345, 155);
    files.push([`${folder && `${folder}/`}${text(at, 100)}`, tape.subarray(at + BLOCK, at + BLOCK + size)]);
    at += BLOCK + Math.ceil(size / BLOCK) * BLOCK;
  }
  return files;
}
