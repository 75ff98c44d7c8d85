import { addressRoutes } from '../accounts/address-routes.ts';
import { accountRoutes } from '../accounts/routes.ts';
import { adRoutes } from '../ads/routes.ts';
import { callRoutes } from '../calls/routes.ts';
import { cartRoutes } from '../cart/routes.ts';
import { catalogueRoutes } from '../catalogue/routes.ts';
import { collectionRoutes } from '../collections/routes.ts';
import { courierRoutes } from '../couriers/routes.ts';
import { deliveryRoutes } from '../delivery/routes.ts';
import { exportRoutes, findingRoutes } from '../finding/routes.ts';
import type { Route } from '../http/route.ts';
import { homeRoutes } from '../home/routes.ts';
import { operationRoutes } from '../operations/routes.ts';
import { paperRoutes } from '../order-documents/paper-routes.ts';
import { orderDocumentRoutes } from '../order-documents/routes.ts';
import { invoiceRoutes } from '../orders/invoice-routes.ts';
import { orderRoutes } from '../orders/routes.ts';
import { manualPaymentRoutes } from '../payments/manual-payment-routes.ts';
import { paymentRoutes } from '../payments/routes.ts';
import { rangeFileRoutes, rangeReportRoutes } from '../reports/range/routes.ts';
import { phoneRoutes } from '../phones/routes.ts';
import { reportFileRoutes, reportRoutes } from '../reports/routes.ts';
import { returnRoutes } from '../returns/routes.ts';
import { reviewRoutes } from '../reviews/routes.ts';
import { salesRoutes } from '../sales/routes.ts';
import { journalRoutes, settlementRoutes } from '../settlements/routes.ts';
import { settingsRoutes } from '../settings/routes.ts';
import { invitationMailRoutes, staffRoutes } from '../staff/routes.ts';
import { stockAlertRoutes } from '../stock/stock-alert-routes.ts';
import { stockRoutes } from '../stock/routes.ts';
import { voucherRoutes } from '../vouchers/routes.ts';
import type { Dependencies } from './dependencies.ts';
import type { Repositories } from './repositories.ts';

type AppRoute = Route<Repositories, Dependencies>;

/** Calls that render a document or send a mail. firebase.json sends their paths to the function `documents`. */
export const documentRoutes: readonly AppRoute[] = [
  ...orderDocumentRoutes,
  ...paperRoutes,
  ...reportFileRoutes,
  ...rangeFileRoutes,
  ...journalRoutes,
  ...exportRoutes,
  ...invitationMailRoutes,
];

/** All other calls: the function `api`. It does not answer calls that render documents, on its own address either. */
export const apiRoutes: readonly AppRoute[] = [
  ...catalogueRoutes,
  ...collectionRoutes,
  ...cartRoutes,
  ...accountRoutes,
  ...addressRoutes,
  ...staffRoutes,
  ...orderRoutes,
  ...invoiceRoutes,
  ...callRoutes,
  ...phoneRoutes,
  ...adRoutes,
  ...salesRoutes,
  ...courierRoutes,
  ...settlementRoutes,
  ...findingRoutes,
  ...deliveryRoutes,
  ...paymentRoutes,
  ...manualPaymentRoutes,
  ...reportRoutes,
  ...rangeReportRoutes,
  ...settingsRoutes,
  ...homeRoutes,
  ...reviewRoutes,
  ...returnRoutes,
  ...voucherRoutes,
  ...stockRoutes,
  ...stockAlertRoutes,
  ...operationRoutes,
];
