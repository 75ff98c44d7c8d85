/** Validation errors of a note that staff write for each other. */
export const staffNoteMessages = { empty: 'Please write a note' } as const;
