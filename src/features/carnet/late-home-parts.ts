// What the home page shows on a device that has played, in one file.
export { DeviceCarnet } from './device-carnet.tsx';
export { ResumeBand } from './resume-band.tsx';
