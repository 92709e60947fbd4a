import { mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { explain } from './failure.mjs';

/** Milliseconds after which whoever works says again that it does. */
const beat = 10_000;
/** Milliseconds of silence after which the number of a process is another's by now, as after a restart of the machine. */
const silence = 60_000;

/**
 * Does what nobody else may do in this checkout meanwhile: cells that start together, or a command beside
 * a start, would each install into the other's packages.
 * @template T
 * @param {string} file names who does it; left behind by who was killed, it holds up nobody
 * @param {() => Promise<T>} work
 */
export async function alone(file, work) {
  inOneLine(() => mkdirSync(dirname(file), { recursive: true }));
  for (let tries = 0; !inOneLine(() => take(file)); tries += 1) {
    if (tries === 1) console.error('Somebody else sets up this checkout; waiting for that.');
    await sleep(200);
  }
  const beating = setInterval(() => sayAgain(file), beat).unref();
  try {
    return await work();
  } finally {
    clearInterval(beating);
    rmSync(file, { force: true });
  }
}

/** @param {string} file */
function take(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
    if (isLeft(file)) rmSync(file, { force: true });
    return false;
  }
}

/** @param {string} file */
function isLeft(file) {
  try {
    if (Date.now() - statSync(file).mtimeMs > silence) return true;
    process.kill(Number(readFileSync(file, 'utf8')), 0);
    return false;
  } catch (error) {
    return codeOf(error) === 'ESRCH';
  }
}

/** @param {string} file */
function sayAgain(file) {
  try {
    const now = new Date();
    utimesSync(file, now, now);
  } catch {
    // Somebody cleared the folder meanwhile.
  }
}

/**
 * A folder that nobody may write to, or a full disk, is told as when an installer meets it.
 * @template T
 * @param {() => T} act
 */
function inOneLine(act) {
  try {
    return act();
  } catch (error) {
    throw explain('Setting up', String(error));
  }
}

/** @param {unknown} error */
const codeOf = (error) => /** @type {NodeJS.ErrnoException} */ (error).code;
