import type { TValidationError } from 'typebox/error';
import type { FieldProblem } from './errors.ts';
/** What the schema found, as one problem per field with a code that has a text. */
export declare function fieldProblems(errors: TValidationError[]): FieldProblem[];
