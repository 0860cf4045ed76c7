export type { Order, OrderKind, OrganisationOrder } from './order';
export { readOrders, suggestedWords } from './read';
