/** A `demo-` project can never reach the cloud: firebase-tools and the SDKs refuse to. */
export const PROJECT_ID = 'demo-nargisus';
