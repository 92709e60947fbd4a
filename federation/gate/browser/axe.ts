import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Finding {
  id: string;
  impact: string;
  help: string;
  nodes: { target: string[] }[];
}

const run = `axe.run({ include: ['[data-remote]:not([hidden])'] }, {
  resultTypes: ['violations'],
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
}).then(({ violations }) => violations.filter(({ impact }) => impact === 'serious' || impact === 'critical'))`;

/**
 * Serious accessibility faults of what the remote draws, one line each. Goes through the debugger:
 * the page's own policy rightly lets nobody evaluate text.
 */
export async function axeFindings(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  try {
    await session.send('Runtime.evaluate', { expression: source });
    const answer = await session.send('Runtime.evaluate', {
      expression: run,
      awaitPromise: true,
      returnByValue: true,
    });
    if (answer.exceptionDetails) throw new Error(`axe: ${answer.exceptionDetails.text}`);
    const findings: Finding[] = answer.result.value;
    return findings.map(({ id, help, nodes }) => `${help} (${id}: ${nodes[0]?.target.join(' ')})`);
  } finally {
    await session.detach();
  }
}
