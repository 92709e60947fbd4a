import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import { removeFolders, temporaryFolder } from '../../federation/testing/folder.ts';
import { readProcesses, recordProcess, recordProduction } from './record-process.ts';

afterAll(removeFolders);

test('processes are noted by name, and a new one takes the place of the one before', () => {
  const folder = temporaryFolder();
  recordProcess(folder, 'api', 1);
  recordProcess(folder, 'gateway', 2);
  recordProcess(folder, 'api', 3);
  expect(readProcesses(folder)).toEqual({ api: 3, gateway: 2 });
  expect(readdirSync(folder)).toEqual(['processes.json']);
});

test('two products of one checkout take no note from each other', () => {
  const folder = temporaryFolder();
  recordProduction(folder, 4400, 1);
  recordProduction(folder, 4500, 2);
  recordProduction(folder, 4400, 3);
  const notes = join(folder, 'production');
  const said = readdirSync(notes).map((port) => [port, readFileSync(join(notes, port), 'utf8')]);
  expect(said).toEqual([
    ['4400', '3'],
    ['4500', '2'],
  ]);
});

test('what cannot be noted keeps nothing from starting', () => {
  const said = jest.spyOn(console, 'error').mockReturnValue(undefined);
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'production/4400'), { recursive: true });
  recordProduction(folder, 4400, 1);
  recordProcess(join(folder, 'production/4400/\0'), 'api', 1);
  expect(said).toHaveBeenCalledTimes(2);
  said.mockRestore();
  // As a full disk left it.
  writeFileSync(join(folder, 'processes.json'), '');
  recordProcess(folder, 'api', 1);
  expect(readProcesses(folder)).toEqual({ api: 1 });
});
