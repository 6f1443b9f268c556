import { visibleLines } from '../../present/visible.ts';

/** Text as a terminal may be given it: what a file or a title says can neither move the cursor nor hide. */
export const printable = (text: string): string => visibleLines(text).replaceAll('\r', '\uFFFD');

/** Prints text; it brings its line breaks along. */
export function say(text: string): void {
  process.stdout.write(printable(text));
}

/** Prints beside what a command is asked for: what is wrong, and what is being done. */
export function warn(text: string): void {
  process.stderr.write(printable(text));
}

/** A file, byte for byte, unless it is people who read it. */
export function pour(file: string): Promise<void> {
  const text = process.stdout.isTTY ? printable(file.replaceAll('\r\n', '\n')) : file;
  return new Promise((resolve, reject) => {
    process.stdout.write(text, (error) => (error ? reject(error) : resolve()));
  });
}
