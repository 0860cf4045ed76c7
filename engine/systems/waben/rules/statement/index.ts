export { type Books, booksOf, type Office, officeOf } from './books';
export { compareStatement } from './compare';
export { recomputedTreasury, type SummaryCheck, summaryChecks, totalOfRows } from './summary';
