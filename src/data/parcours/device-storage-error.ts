/** This device has no room left, forbids that anything be written, or does not answer. */
export class DeviceStorageError extends Error {
  override readonly name = 'DeviceStorageError';
}
