/**
 * Messages of failed and successful actions, by topic (docs/reference/specification.md 8). The server's message takes
 * precedence; these are used when it sent none or could not be reached. Texts of a single screen live with that screen.
 */
export const productMessages = {
  listFailed: 'Failed to fetch products',
  addFailed: 'Failed to add product. Please try again.',
  updateFailed: 'Failed to update product. Please try again.',
  deleteFailed: 'Failed to delete product',
} as const;

export const userMessages = {
  listFailed: 'Failed to fetch users',
  deleteFailed: 'Failed to delete user',
} as const;

export const orderMessages = {
  listFailed: 'Failed to fetch orders',
  statsFailed: 'Failed to fetch order stats',
  deleteFailed: 'Failed to delete order',
} as const;

export const deliveryMessages = {
  statsFailed: 'Failed to fetch delivery stats',
  pendingFailed: 'Failed to fetch pending orders',
  assignFailed: 'Failed to assign delivery person',
  shipFailed: 'Failed to mark order as shipped',
  deliverFailed: 'Failed to mark order as delivered',
  statusFailed: 'Failed to update order status',
} as const;

export const reportMessages = {
  /** `type` in capitals. */
  downloadStarted: '{type} report download started!',
  emailed: 'Report emailed successfully to {email}!',
  demoSent: 'Demo reports sent to {email}!',
  downloadFailed: 'Failed to download report',
  emailFailed: 'Failed to email report',
  demoFailed: 'Failed to send demo report',
} as const;
