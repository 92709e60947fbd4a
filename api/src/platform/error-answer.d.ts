import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from './errors.ts';
/** Answers every failure as `{error: {code, message, details}}` in the request's language. */
export declare function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply<import("fastify").RouteGenericInterface, import("fastify").RawServerDefault, import("http").IncomingMessage, import("http").ServerResponse<import("http").IncomingMessage>, unknown, import("fastify").FastifySchema, import("fastify").FastifyTypeProviderDefault, unknown>;
/** The body of an error, for answers that are not sent by Fastify's error handler. */
export declare function errorBody(failure: ApiError, language: string): {
    code: string;
    message: string;
    details: {
        field: string;
        code: string;
        message: string;
    }[] | {
        [x: string]: string | number;
    };
};
