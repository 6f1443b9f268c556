/** Where the native code of the pinned version of what runs models lies, a folder for each platform. */
export const NATIVE = 'node_modules/onnxruntime-node/bin/napi-v6';
export const PLATFORMS = ['darwin-arm64', 'linux-arm64', 'linux-x64', 'win32-arm64', 'win32-x64'];
