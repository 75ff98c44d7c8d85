import { withTriggersSuspended } from '@nargisus/local-suite/launcher';
import { firestoreEvent, storedDocument, type CloudRequest } from '../fixtures/local-stack/cloud-events.ts';
import { serveFunction, type ServedFunction } from '../fixtures/local-stack/serve-functions.ts';
import { uploadFunctions, type Upload } from './upload.ts';

/** The uploaded functions, each served by its own instance. */
export interface DeployedFunctions {
  readonly upload: Upload;
  /** Returns the instance of a function, which has only its own secrets; the first call starts it. */
  instanceOf(name: string): Promise<ServedFunction>;
  /** Sends an event or scheduled call. @throws Error with the function's log if it answers with an error. */
  deliver(name: string, request: CloudRequest): Promise<void>;
  /** Sends the event of a created document. */
  deliverCreation(name: string, path: string): Promise<void>;
  /** Returns the names of the functions that were started. */
  started(): string[];
  stop(): Promise<void>;
}

/** Uploads the functions and suspends the local stack's triggers, so that only the functions under test act. */
export async function deployFunctions(): Promise<DeployedFunctions> {
  const upload = await uploadFunctions();
  const served = new Map<string, ServedFunction>();
  let resumeTriggers = () => {};
  let suspension: Promise<unknown> = Promise.resolve();
  await new Promise<void>((suspended, failed) => {
    const end = new Promise<void>((resolve) => (resumeTriggers = resolve));
    suspension = withTriggersSuspended(() => {
      suspended();
      return end;
    });
    suspension.catch(failed);
  });

  async function instanceOf(name: string): Promise<ServedFunction> {
    const running = served.get(name);
    if (running) return running;
    const { eventTrigger, secretEnvironmentVariables } = upload.endpoints[name]!;
    const instance = await serveFunction(name, {
      folder: upload.folder,
      signatureType: eventTrigger ? 'cloudevent' : 'http',
      secrets: (secretEnvironmentVariables ?? []).map(({ key }) => key),
    });
    served.set(name, instance);
    return instance;
  }

  async function deliver(name: string, { headers, body }: CloudRequest): Promise<void> {
    const instance = await instanceOf(name);
    const { status } = await fetch(instance.origin, { method: 'POST', headers, body });
    if (status >= 300) throw new Error(`${name} answered ${status}:\n${instance.log()}`);
  }

  return {
    upload,
    instanceOf,
    deliver,
    deliverCreation: async (name, path) =>
      deliver(name, firestoreEvent(path, { after: await storedDocument(path) })),
    started: () => [...served.keys()],
    async stop() {
      await Promise.all([...served.values()].map((instance) => instance.stop()));
      resumeTriggers();
      await suspension;
      await upload.remove();
    },
  };
}
