export { type Books, booksOf, officeOf } from './books';
export { compareStatement } from './compare';
export { NO_LETTER } from './letter';
export { recomputedTreasury, summaryChecks } from './summary';
