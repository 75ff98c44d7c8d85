/** Messages of the profile and of uploaded images, as in action-messages.ts, which pages for customers do not load. */
export const profileMessages = {
  imageUploaded: 'Image uploaded successfully!',
  imageFailed: 'Failed to upload image. Please try again.',
  saved: 'Profile updated successfully!',
  saveFailed: 'Failed to update profile. Please try again.',
  /** A warning: the record is saved, but the identity provider was not updated. */
  syncFailed: 'Profile updated in database but identity-provider sync failed. Please refresh the page.',
} as const;
