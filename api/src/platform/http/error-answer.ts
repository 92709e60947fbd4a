import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { TValidationError } from 'typebox/error';
import { DatabaseAway } from '../database-away.ts';
import { ApiError, type FieldProblem, notReady } from '../errors.ts';
import { firstText, translator } from '../texts.ts';
import { fieldProblems } from './field-problems.ts';

const byStatus: Record<number, string> = {
  404: 'not_found',
  413: 'too_large',
  415: 'unsupported_type',
  429: 'rate_limited',
};

/** Answers every failure as `{error: {code, message, details}}` in the request's language. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const failure = toApiError(error as FastifyError, request);
  request.refusal = failure.code;
  const { retry_after } = failure.details;
  if (retry_after !== undefined) reply.header('retry-after', retry_after);
  return reply.status(failure.status).send({ error: errorBody(failure, request.language) });
}

/** Up to two hours: some refusals say "in an hour" then, and "tomorrow" else. */
const soon = 2 * 3600;

/** The body of an error, for answers that are not sent by Fastify's error handler. */
export function errorBody(failure: ApiError, language: string) {
  const t = translator(language);
  const { details } = failure;
  const context = Number(details.retry_after) <= soon ? 'soon' : undefined;
  const message = t([`errors.${failure.code}`, 'errors.internal'], { ...details, context });
  const fields = failure.fields.map((problem) => describe(problem, language));
  return { code: failure.code, message, details: fields.length > 0 ? fields : details };
}

function describe({ field, code, params }: FieldProblem, language: string) {
  const keys = [`validation.${field}.${code}`, `validation.${code}`, 'validation.invalid'];
  return { field, code, message: firstText(language, keys, params ?? {}) };
}

/** As which error a failure is answered; what nobody foresaw is logged. */
export function toApiError(error: FastifyError, request: FastifyRequest): ApiError {
  if (error instanceof ApiError) {
    // Told as what it means to who asked; why it is so is for whoever runs this.
    if (error.cause !== undefined) request.log.error({ err: error }, 'failed');
    return error;
  }
  if (error instanceof DatabaseAway) return notReady();
  if (isOfFiles(error)) {
    request.log.error({ err: error }, 'files away');
    return notReady();
  }
  if (isOutOfRoom(error)) {
    request.log.error({ err: error }, 'out of room');
    return notReady();
  }
  if (error.validation) {
    const problems = error.validation as unknown as TValidationError[];
    return new ApiError(400, 'validation', {}, fieldProblems(problems));
  }
  const status = error.statusCode ?? 500;
  if (status === 429) return new ApiError(429, 'rate_limited', { retry_after: 60 });
  if (status >= 400 && status < 500) {
    return new ApiError(status, byStatus[status] ?? 'bad_request');
  }
  request.log.error({ err: error }, 'failed');
  return new ApiError(500, 'internal', { request_id: request.id });
}

/** The disk or the bucket did not do what it was asked; flydrive's errors are called so. */
const isOfFiles = ({ code }: FastifyError) => /^E_CANNOT_\w+_(FILE|DIRECTORY)/.test(code ?? '');

/**
 * PostgreSQL's disk, memory or file system gives out (classes 53 and 58 of its error codes), or ours does:
 * whoever asks again when there is room is answered. A disk that takes no more writes is to PostgreSQL one
 * that it has no right to (42501).
 */
const isOutOfRoom = ({ code = '', message }: FastifyError) =>
  /^(53[12]|58)\w{2,3}$/.test(code) ||
  (code === '42501' && message.endsWith('Read-only file system')) ||
  ['ENOSPC', 'EDQUOT', 'EROFS', 'EMFILE', 'ENFILE'].includes(code);
