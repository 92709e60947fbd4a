import type { FastifyRequest } from 'fastify';
import { type FieldProblem, invalid } from '../errors.ts';

/**
 * preValidation: refuses what PostgreSQL has no place for, which are the character 0 and half a
 * surrogate pair. Looks at every text of the path, the query and the body, and at the names in it.
 */
export async function refuseUnstorable(request: FastifyRequest): Promise<void> {
  const problems = [request.params, request.query, request.body].flatMap(unstorable);
  if (problems.length > 0) throw invalid(...problems);
}

/** Goes on with a list of what is left, because a body may be nested as deep as it is long. */
function unstorable(root: unknown): FieldProblem[] {
  const problems: FieldProblem[] = [];
  const left = [{ value: root, field: '' }];
  for (let next = left.pop(); next; next = left.pop()) {
    const { value, field } = next;
    if (typeof value === 'string' && !isStorable(value)) problems.push({ field, code: 'invalid' });
    if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) continue;
    for (const [name, inner] of Object.entries(value)) {
      const path = field ? `${field}.${name}` : name;
      if (!isStorable(name)) problems.push({ field, code: 'invalid' });
      left.push({ value: inner, field: path });
    }
  }
  return problems;
}

function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0');
}
