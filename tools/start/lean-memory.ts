/**
 * How glibc keeps the memory of services (mallopt(3)); without effect elsewhere. By itself it has a heap for
 * each thread, and keeps what a busy moment took: an API that has nothing to do held 30 MB for that.
 */
export const leanMemory = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' };
