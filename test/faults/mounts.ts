import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** File systems of a test's own. They need Linux, root and, for disks, loop devices. */

const run = (command: string, ...args: string[]): void => {
  execFileSync(command, args, { stdio: ['ignore', 'ignore', 'pipe'] });
};

/** In memory where there is such a place: the copies of a disk are many. */
const BASE = fs.existsSync('/dev/shm') ? '/dev/shm' : os.tmpdir();

/** A folder that `mount` puts something on; `unmount` takes both away. */
export class Mount {
  readonly folder = fs.mkdtempSync(path.join(os.tmpdir(), 'perch-mount-'));

  constructor(...args: string[]) {
    try {
      run('mount', ...args, this.folder);
    } catch (error) {
      fs.rmdirSync(this.folder);
      throw error;
    }
  }

  remount(options: string): void {
    run('mount', '-o', `remount,${options}`, this.folder);
  }

  /** Bytes that can still be written. */
  free(): number {
    const { bavail, bsize } = fs.statfsSync(this.folder);
    return bavail * bsize;
  }

  unmount(): void {
    run('umount', this.folder);
    fs.rmdirSync(this.folder);
  }
}

/** A file system in memory that holds so much and no more, such as `2m`. */
export const smallDisk = (size: string): Mount => new Mount('-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs');

const IMAGE_MB = 40;

/** An ext4 file system on a loop device. Its image holds what was written to the device, and nothing that only the page cache knows. */
export class Disk {
  readonly #image: string;
  readonly #mount: Mount;

  constructor(image: string) {
    this.#image = image;
    this.#mount = new Mount('-o', 'loop', '-t', 'ext4', image);
  }

  get folder(): string {
    return this.#mount.folder;
  }

  /** The disk as a power cut would leave it now. Nothing must write to this one; its own journal is waited for. */
  cut(): Disk {
    const image = newImage();
    // Two copies alike: the kernel wrote nothing while the first was made.
    for (let last = Buffer.alloc(0); ; ) {
      const bytes = fs.readFileSync(this.#image);
      if (bytes.equals(last)) break;
      last = bytes;
      fs.writeFileSync(image, bytes);
    }
    return new Disk(image);
  }

  remove(): void {
    this.#mount.unmount();
    fs.rmSync(this.#image);
  }
}

/** An empty disk. */
export function newDisk(): Disk {
  const image = newImage();
  fs.truncateSync(image, IMAGE_MB * 1024 * 1024);
  run('mkfs.ext4', '-q', '-F', image);
  return new Disk(image);
}

function newImage(): string {
  const image = path.join(BASE, `perch-disk-${crypto.randomUUID()}.img`);
  fs.writeFileSync(image, '', { mode: 0o600 });
  return image;
}

const works = (attempt: () => void): boolean => {
  try {
    attempt();
    return true;
  } catch {
    return false;
  }
};

/** Whether this environment lets a test mount `tmpfs`. */
export const canMount = (): boolean => works(() => smallDisk('1m').unmount());

/** Whether this environment lets a test mount an image through a loop device. */
export const canMountImages = (): boolean => works(() => newDisk().remove());
