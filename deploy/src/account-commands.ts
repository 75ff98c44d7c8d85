/** Returns commands that check what only the cloud account knows, in the order of docs/deploy.md. */
export function accountCommands(project: string, secrets: readonly string[]): string[] {
  return [
    `npx firebase firestore:databases:get "(default)" --project ${project}   (location, delete protection, point-in-time recovery)`,
    `gcloud projects get-iam-policy ${project} --flatten=bindings --filter=bindings.role:roles/firebaserules.firestoreServiceAgent   (names gcp-sa-firebasestorage, see docs/deploy.md 2.2)`,
    ...secrets.map(
      (name) => `npx firebase functions:secrets:get ${name} --project ${project}   (a version, enabled)`,
    ),
    `gcloud iam service-accounts list --project ${project}   (shop-api, shop-documents, shop-pages, shop-renditions, shop-pictures, shop-mails, shop-couriers, shop-jobs)`,
    `gcloud compute addresses list --project ${project}   (the address that SSLCommerz has registered, if EGRESS_SUBNETWORK is set)`,
    `npx firebase firestore:backups:schedules:list --project ${project}   (one daily, one weekly)`,
    `gcloud monitoring policies list --project=${project}   (the alerts of deploy/monitoring, docs/deploy.md 10)`,
    `npx firebase deploy --dry-run --project ${project}   (permissions, APIs, rules; makes a missing database, see docs/deploy.md)`,
    `npm run grant-admin -- YOUR-EMAIL --project ${project}   (once, after the first deployment and your sign-up)`,
  ];
}
