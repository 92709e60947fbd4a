import { exitCode, explain } from '../../federation/release/exit-code.ts';

/**
 * Does what a tool is for with the words that it is given, or prints its help where that is asked for.
 * What it refuses or does not understand is a line, and its exit code.
 */
export async function answer(
  help: string,
  work: (words: string[]) => void | Promise<void>,
): Promise<void> {
  const words = process.argv.slice(2);
  try {
    if (words.includes('--help')) console.log(help);
    else await work(words);
  } catch (error) {
    console.error(explain(error));
    process.exitCode = exitCode(error);
  }
}
