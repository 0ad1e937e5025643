import { expect, test } from 'vitest';
import { droppedFiles } from './dropped-files.ts';

const BATCH = 100;

function fileEntry(name: string, gone = false): FileSystemEntry {
  const file: FileSystemFileEntry['file'] = (resolve, reject) =>
    gone ? reject?.(new DOMException('gone', 'NotFoundError')) : resolve(new File(['bytes'], name));
  return { isFile: true, isDirectory: false, name, file } as unknown as FileSystemEntry;
}

function folderEntry(name: string, children: FileSystemEntry[]): FileSystemEntry {
  const createReader = () => {
    let read = 0;
    return {
      readEntries(resolve: (batch: FileSystemEntry[]) => void) {
        resolve(children.slice(read, read + BATCH));
        read += BATCH;
      },
    };
  };
  return { isFile: false, isDirectory: true, name, createReader } as unknown as FileSystemEntry;
}

function dropOf(entries: FileSystemEntry[]): DataTransfer {
  return { items: entries.map((entry) => ({ kind: 'file', webkitGetAsEntry: () => entry })), files: [] } as unknown as DataTransfer;
}

test('a folder counts as the files in it, without those the system hides', async () => {
  const folder = folderEntry('post', [fileEntry('a.pdf'), folderEntry('more', [fileEntry('b.pdf')]), fileEntry('.DS_Store')]);
  expect((await droppedFiles(dropOf([folder, fileEntry('c.pdf')]))).map(({ name }) => name)).toEqual(['a.pdf', 'b.pdf', 'c.pdf']);
});

test('a folder of more files than a run takes comes whole, and an endless one ends', async () => {
  const files = (count: number): FileSystemEntry =>
    folderEntry(
      'post',
      Array.from({ length: count }, (_, index) => fileEntry(`${index}.pdf`)),
    );
  expect(await droppedFiles(dropOf([files(2_500)]))).toHaveLength(2_500);
  expect(await droppedFiles(dropOf([files(12_000)]))).toHaveLength(10_000);
});

test('a file that went away since it was dropped costs none of the others', async () => {
  expect(
    (await droppedFiles(dropOf([folderEntry('post', [fileEntry('gone.pdf', true), fileEntry('here.pdf')])]))).map(({ name }) => name),
  ).toEqual(['here.pdf']);
});
