import type { TValidationError } from 'typebox/error';
import type { FieldProblem } from '../errors.ts';

/** What the schema found, as one problem per field with a code that has a text. */
export function fieldProblems(errors: TValidationError[]): FieldProblem[] {
  const found = new Map<string, FieldProblem>();
  for (const error of errors) {
    for (const problem of toProblems(error)) {
      if (!found.has(problem.field)) found.set(problem.field, problem);
    }
  }
  return [...found.values()];
}

function toProblems(error: TValidationError): FieldProblem[] {
  const field = error.instancePath.slice(1).replaceAll('/', '.');
  const under = (name: string) => (field ? `${field}.${name}` : name);
  switch (error.keyword) {
    case 'required':
      return error.params.requiredProperties.map((name) => ({
        field: under(name),
        code: 'required',
      }));
    case 'additionalProperties':
      return error.params.additionalProperties.map((name) => ({
        field: under(name),
        code: 'unknown_field',
      }));
    // Repeats what additionalProperties says.
    case 'boolean':
      return [];
    case 'minLength':
    case 'minItems':
      return [{ field, code: 'too_short', params: { count: error.params.limit } }];
    case 'maxLength':
    case 'maxItems':
      return [{ field, code: 'too_long', params: { count: error.params.limit } }];
    case 'minimum':
      return [{ field, code: 'too_low', params: { limit: Number(error.params.limit) } }];
    case 'maximum':
      return [{ field, code: 'too_high', params: { limit: Number(error.params.limit) } }];
    case 'enum':
    case 'const':
    case 'anyOf':
      return [{ field, code: 'invalid_choice' }];
    default:
      return [{ field, code: 'invalid' }];
  }
}
