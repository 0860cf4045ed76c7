export type { Order, OrderKind, OrganisationOrder } from './order';
export { readOrders } from './read';
