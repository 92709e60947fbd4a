/** What is read here of a fault as Stryker's reporters get it. */
interface Tested {
  status: string;
  fileName: string;
  location: { start: { line: number } };
  replacement: string;
}

/** Names each fault that nobody noticed as soon as it is tested: a run that is broken off has not been for nothing. */
class Told {
  onMutantTested({ status, fileName, location, replacement }: Tested): void {
    if (status !== 'Survived' && status !== 'NoCoverage') return;
    const file = fileName.replace(`${process.cwd()}/`, '');
    console.log(`${file}:${location.start.line}  →  ${replacement.replaceAll(/\s+/g, ' ')}`);
  }
}

export const strykerPlugins = [{ kind: 'Reporter', name: 'told', injectableClass: Told }];
