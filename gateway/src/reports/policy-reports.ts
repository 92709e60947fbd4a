import type { FastifyInstance } from 'fastify';
import { mostRecent } from '../most-recent.ts';
import { allowanceOf } from './allowance.ts';

/** Where browsers send what a policy of a document refused. */
export const policyReportsAddress = '/reports/policy';

interface Refused {
  /** The directive, or "integrity". */
  rule: string;
  /** What was refused, without query: addresses of people must not get into a log. */
  what: string;
}

function text(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, 200) : '';
}

function without(query: string): string {
  return query.split(/[?#]/, 1)[0] ?? '';
}

/** Reads both forms: the old one of report-uri, and lists of the Reporting API. */
export function refusedThings(body: unknown): Refused[] {
  const reports = Array.isArray(body) ? body.slice(0, 20) : [body];
  return reports.flatMap((report: Record<string, unknown> | null) => {
    const content = (report?.['csp-report'] ?? report?.body) as Record<string, unknown> | undefined;
    if (!content) return [];
    const isIntegrity = report?.type === 'integrity-violation';
    const directive = content['effective-directive'] ?? content.effectiveDirective;
    const blocked = content['blocked-uri'] ?? content.blockedURL;
    const rule = isIntegrity ? 'integrity' : text(directive);
    return rule ? [{ rule, what: without(text(blocked)) }] : [];
  });
}

/** Different refusals that are counted, those told of last; a liar must not fill the memory. */
const most = 500;

/** Counts refusals and logs each kind when its count doubles, so that a flood stays readable. */
export function servePolicyReports(app: FastifyInstance): void {
  const counts = mostRecent<number>(most);
  const allowance = allowanceOf(60);
  // Who makes kinds up fills neither the log nor, for others, the room in it.
  const lines = allowanceOf(20);
  app.register(async (scope) => {
    const types = ['application/csp-report', 'application/reports+json'];
    scope.addContentTypeParser(
      types,
      { parseAs: 'string', bodyLimit: 32_768 },
      (request, body, done) =>
        scope.getDefaultJsonParser('error', 'error')(request, String(body), done),
    );
    scope.post(policyReportsAddress, (request, reply) => {
      if (!allowance.take(request.ip)) return reply.code(429).send();
      for (const { rule, what } of refusedThings(request.body)) {
        const key = `${rule} ${what}`;
        const count = (counts.get(key) ?? 0) + 1;
        counts.set(key, count);
        if (Number.isInteger(Math.log2(count)) && lines.take(request.ip)) {
          app.log.warn({ rule, what, count }, 'refused by policy');
        }
      }
      return reply.code(204).send();
    });
  });
}
