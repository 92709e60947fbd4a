import { settingSchemas, wrongSetting } from '../sites/site-settings.ts';
import { Mistake } from './command.ts';
import { list } from './values.ts';

const keys = Object.keys(settingSchemas);

/**
 * The value of a setting as it was typed: texts as they are, lists with commas, the rest as JSON.
 * Throws a `Mistake` when there is no such setting, or it may not be that.
 */
export function typedSetting(key: string, typed: string): unknown {
  const { type } = (settingSchemas as Record<string, { type?: string }>)[key] ?? {};
  if (!keys.includes(key)) throw new Mistake(`No setting "${key}": ${keys.join(', ')}.`);
  const value = parsed(key, type, typed);
  const code = wrongSetting(key, value);
  if (code) throw new Mistake(`${key} may not be ${typed || 'empty'} (${code}).`);
  return value;
}

function parsed(key: string, type: string | undefined, typed: string): unknown {
  // A choice of texts says no type of its own.
  if (type === 'string' || type === undefined) return typed;
  if (type === 'array' && !typed.startsWith('[')) return list(typed);
  try {
    return JSON.parse(typed);
  } catch {
    throw new Mistake(`${key} is written as JSON: true, 14, {"en": "…"}.`);
  }
}
