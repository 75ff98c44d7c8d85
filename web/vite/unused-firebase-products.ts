/**
 * The functions that reactfire imports from Firebase products that we do not use (slim-reactfire.ts). Calling one is
 * a bug.
 */
function unused(): never {
  throw new Error('This Firebase product is not part of the app; see docs/adr/0003');
}

export {
  unused as ensureInitialized,
  unused as get,
  unused as getAll,
  unused as getBoolean,
  unused as getDownloadURL,
  unused as getNumber,
  unused as getString,
  unused as getValue,
  unused as httpsCallable,
  unused as off,
  unused as onChildAdded,
  unused as onChildChanged,
  unused as onChildMoved,
  unused as onChildRemoved,
  unused as onValue,
  unused as ref,
};
