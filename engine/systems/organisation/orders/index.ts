export type { Order, OrderKind, OrganisationOrder } from './order';
export { readOrders } from './read';
export { suggestedWords } from './suggest';
