import type { FastifyRequest } from 'fastify';
import { invalid } from '../platform/errors.ts';

interface Upload {
  file: Buffer;
  fields: Record<string, string>;
}

/**
 * The one file of a multipart body and its text fields, in any order. Throws 400 without the file,
 * 413 when it is too large, 415 when the body is something else.
 */
export async function readUpload(request: FastifyRequest, name: string): Promise<Upload> {
  const fields: Record<string, string> = {};
  let file: Buffer | undefined;
  for await (const part of request.parts()) {
    if (part.type === 'file') {
      const content = await part.toBuffer();
      if (part.fieldname === name) file = content;
    } else fields[part.fieldname] = String(part.value);
  }
  if (!file?.length) throw invalid({ field: name, code: 'required' });
  return { file, fields };
}
