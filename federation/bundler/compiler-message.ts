import { join } from 'node:path';
import type { StatsError } from 'webpack';

/**
 * What is wrong with the sources, by file and line, without the path of the loader that says it and
 * its native stack. What is no module's may name its file itself.
 *
 * @param folder of the package that was built
 */
export function compilerMessage({ moduleName, message }: StatsError, folder: string): string {
  if (!moduleName && message.startsWith(`${folder}/`)) return message;
  const file = moduleName ? join(folder, moduleName.split('!').at(-1) ?? '') : folder;
  const [said = ''] = message.split(/\n+(?:Caused by|Stack backtrace):/);
  return `${file}: ${said.replace(/^Module build failed \(from .+\):\s+(Error:)?\s*/, '')}`;
}

/**
 * The same of all mistakes of a build. Styles with a file that is missing are run for all that, and say
 * once more that it is.
 */
export function compilerMessages(errors: readonly StatsError[], folder: string): string[] {
  const isRun = ({ message }: StatsError) => message.startsWith('Execution of module code ');
  const causes = errors.filter((error) => !isRun(error));
  return (causes.length > 0 ? causes : errors).map((error) => compilerMessage(error, folder));
}
