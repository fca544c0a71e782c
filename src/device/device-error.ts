/** This device has no room left, forbids that anything be written, or does not answer. */
export class DeviceError extends Error {
  override readonly name: string = 'DeviceError';
}
