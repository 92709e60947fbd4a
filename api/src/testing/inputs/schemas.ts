import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Document, Schema } from './operations.ts';

/** Whether a value is what a schema says, by another validator than the server's own. */
export class Schemas {
  #ajv: Ajv2020;
  #known = new Map<Schema, ValidateFunction>();

  /** @param texts whether numbers may be written as texts, as in an address */
  constructor(document: Document, texts = false) {
    this.#ajv = new Ajv2020({ strict: false, coerceTypes: texts });
    addFormats.default(this.#ajv, ['date', 'date-time', 'uri']);
    this.#ajv.addFormat('binary', true);
    this.#ajv.addSchema(document, 'api');
  }

  /** What is wrong, or nothing. */
  problemIn(schema: Schema, value: unknown): string | undefined {
    const check = this.#known.get(schema) ?? this.#ajv.compile(within(schema) as Schema);
    this.#known.set(schema, check);
    return check(value) ? undefined : this.#ajv.errorsText(check.errors);
  }
}

/** With references that lead into the document. */
function within(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(within);
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(
    Object.entries(part).map(([key, value]) => [
      key,
      key === '$ref' ? `api${String(value)}` : within(value),
    ]),
  );
}
