import type { FileHandle } from 'node:fs/promises';

const PIECE = 1024 * 1024;

/** The bytes of a file, or undefined as soon as it shows that there are more than `most`: no more is read of it then. */
export async function readUpTo(file: FileHandle, most: number): Promise<Buffer | undefined> {
  if ((await file.stat()).size > most) return undefined;
  const pieces: Buffer[] = [];
  let length = 0;
  for (;;) {
    const { bytesRead, buffer } = await file.read(Buffer.allocUnsafe(PIECE));
    if (bytesRead === 0) return Buffer.concat(pieces);
    pieces.push(buffer.subarray(0, bytesRead));
    length += bytesRead;
    if (length > most) return undefined;
  }
}
