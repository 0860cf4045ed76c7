export { type Books, booksOf, type Office, officeOf } from './books';
export { compareStatement } from './compare';
export { type Letter, NO_LETTER } from './letter';
export { recomputedTreasury, type SummaryCheck, summaryChecks, totalOfRows } from './summary';
