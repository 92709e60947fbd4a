/** MATRIX=whole plays every fault with everything it may hit; without it each meets some. */
export const isWhole = process.env.MATRIX === 'whole';
