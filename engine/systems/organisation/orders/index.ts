export type { Order, OrderKind, OrganisationOrder } from './order';
export { LETTERS, readOrders } from './read';
