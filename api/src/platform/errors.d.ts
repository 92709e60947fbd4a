export type FieldProblem = {
    field: string;
    code: string;
    params?: Record<string, string | number>;
};
type Details = Record<string, string | number>;
/** A refusal that people see: the message is `errors.<code>` in their language. */
export declare class ApiError extends Error {
    status: number;
    code: string;
    details: Details;
    fields: FieldProblem[];
    constructor(status: number, code: string, details?: Details, fields?: FieldProblem[]);
}
/** 400 with one translated message per field: `validation.<field>.<code>`, else `validation.<code>`. */
export declare function invalid(...fields: FieldProblem[]): ApiError;
export declare const notFound: () => ApiError;
export declare const forbidden: () => ApiError;
export declare const conflict: (code?: string) => ApiError;
export declare const authenticationRequired: () => ApiError;
/** 429; the seconds also go into the Retry-After header. */
export declare function rateLimited(seconds: number): ApiError;
export {};
