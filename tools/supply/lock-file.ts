/** Where a dependency may not come from: it has no hash, or its content may change under its name. */
const elsewhere = /(^|\s|['"])(git\+|git:|github:|https?:|file:)/;

/**
 * What in a pnpm-lock.yaml is not a package of the registry held by its hash, a line each. Our own
 * packages are links (`link:../shared-ui`) and have no resolution.
 */
export function lockFileProblems(text: string): string[] {
  const problems: string[] = [];
  let entry = '';
  for (const line of text.split('\n')) {
    if (/^ {2}\S.*:$/.test(line)) entry = line.trim().slice(0, -1);
    const resolution = /^\s+resolution: (.*)$/.exec(line)?.[1];
    if (resolution && !/^\{integrity: sha512-[\w+/=]+\}$/.test(resolution)) {
      problems.push(`pnpm-lock.yaml: ${entry} is not held by a hash alone: ${resolution}`);
    }
    const wanted = /^\s+specifier: (.*)$/.exec(line)?.[1];
    if (wanted && elsewhere.test(wanted)) {
      problems.push(`pnpm-lock.yaml: ${entry} wants ${wanted}, which is not in the registry`);
    }
  }
  return problems;
}
