/**
 * The most products of a shop whose index is sent to browsers. Above it the index is closed, and pages ask the server
 * (docs/adr/0053).
 */
export const MOST_INDEXED = 10_000;
