import { describe, expect, it } from 'vitest';
import { en } from '../../messages/en/index.ts';
import { checkDrive, type Drive } from './place.ts';

/** What is found, in English. */
const found = (folder: string, drive: Drive, needed: number) =>
  checkDrive(folder, drive, needed).map(({ verdict, text }) => ({ verdict, text: text(en.doctor, 'en') }));

const MB = 1024 * 1024;
const drive = (type: number, free = 1_000 * MB) => ({ type, bsize: 4_096, bavail: free / 4_096 });
const EXT4 = 0xef53;

describe.runIf(process.platform === 'linux')('drives, as statfs of Linux tells them', () => {
  it.each([
    ['NFS', 0x6969],
    ['SMB', 0x517b],
    ['SMB', 0xff534d42],
    // statfs answers some of them as signed 32-bit numbers.
    ['SMB', 0xfe534d42 | 0],
    ['9P', 0x01021997],
  ])('%s is a network drive', (name, type) => {
    expect(found('/there', drive(type), 0)).toEqual([
      { verdict: 'problem', text: expect.stringMatching(new RegExp(`/there is a network drive \\(${name}.*PERCH_DB`)) },
    ]);
  });

  it('FUSE may be one', () => {
    expect(found('/there', drive(0x65735546), 0)).toEqual([
      { verdict: 'warning', text: expect.stringContaining('sshfs') },
    ]);
  });

  it.each([EXT4, 0x9123683e, 0x58465342, 0x01021994])('0x%s is a local one', (type) => {
    expect(checkDrive('/here', drive(type), 0)).toEqual([]);
  });
});

describe('room', () => {
  it('is asked for in time', () => {
    const verdicts = (free: number, needed: number) =>
      checkDrive('/here', drive(EXT4, free), needed).map(({ verdict }) => verdict);
    expect(verdicts(1_000 * MB, 0)).toEqual([]);
    expect(verdicts(1_000 * MB, 2_000 * MB)).toEqual(['warning']);
    expect(verdicts(30 * MB, 0)).toEqual(['warning']);
    expect(verdicts(MB / 2, 0)).toEqual(['problem']);
  });
});
