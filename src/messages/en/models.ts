/** What the command model says, and why a model cannot be installed. */
export const models = {
  oneAtATime: ({ verb }: { verb: string }) => `model ${verb} takes one model at a time`,
  needs: 'model needs to know what to do: list, install [MODEL], or remove MODEL',
  notInstalled: ({ name }: { name: string }) => `${name} is not installed.`,
  listSays: 'perch-mcp model list says what is.',
  removed: ({ name }: { name: string }) => `Removed ${name}.`,
  removedAll: ({ name }: { name: string }) => `Removed ${name}, and with it what runs models.`,

  embedders: 'Embedders, which find notes by meaning',
  rerankers: 'Rerankers, which put them in a better order',
  remote: ({ model, url }: { model: string; url: string }) => ` (used: ${model} at ${url})`,
  off: ' (off)',
  used: 'used',
  installed: 'installed',
  from: ({ source }: { source: string }) => `from ${source}`,
  named: ({ name, about }: { name: string; about: string }) => `${name}: ${about}`,
  /** What is known of the models that Perch lists, by name. */
  about: {
    'multilingual-e5-small': 'Chinese, English and about 90 more languages; small and fast',
    'bge-small-zh-v1.5': 'Chinese only; the smallest',
    'qwen3-embedding-0.6b': 'more than 100 languages; large and slow without a strong processor',
    'bge-reranker-v2-m3': 'puts what was found in a better order; needs a strong processor',
  },
  unlisted: 'a model that Perch does not list',
  runs: ({ library, version }: { library: string; version: string }) => `${library}, which runs them: ${version}`,
  absent: ({ library }: { library: string }) => `${library}, which runs them: not installed`,
  folder: ({ folder }: { folder: string }) => `Folder ${folder}`,

  isHere: ({ name }: { name: string }) => `${name} is installed and sound; of its kind it is now the one that is used.`,
  weights: ({ size, licence, from }: Record<'size' | 'licence' | 'from', string>) =>
    `weights   ${size}, licence ${licence}, from ${from}`,
  runtime: ({ library, size, licence, from }: Record<'library' | 'size' | 'licence' | 'from', string>) =>
    `runtime   ${library}, about ${size}, licence ${licence}, from ${from}`,
  npm: ({ size }: { size: string }) => `npm (${size} to fetch)`,
  into: ({ folder }: { folder: string }) => `into      ${folder}`,
  installIt: 'Install it?',
  installNeedsYes: 'model install asks before it begins: add --yes',
  nothingInstalled: 'Nothing was installed.',
  installing: ({ library }: { library: string }) => `Installing ${library} …`,
  done: ({ name }: { name: string }) => `Installed ${name}; its files are the ones that were meant (SHA-256).`,
  otherwiseSet: ({ variable }: { variable: string }) => `${variable} says otherwise, so it is not used yet.`,
  toTry: ({ command }: { command: string }) => `To see it work: ${command}`,
  noFolder: ({ folder }: { folder: string }) => `There is no folder ${folder}.`,
  noModel: ({ name, names }: { name: string; names: readonly string[] }) =>
    `there is no model "${name}" (${names.join(', ')}); another one needs --from FOLDER`,
  noRoom: ({ needed, folder, free }: Record<'needed' | 'folder' | 'free', string>) =>
    `${needed} are needed in ${folder}, and ${free} are free.`,
  otherFolder: 'PERCH_MODELS names another folder.',

  otherFile: ({ file, from, name }: Record<'file' | 'from' | 'name', string>) =>
    `${file} from ${from} is not the file that belongs to ${name} (SHA-256); nothing was installed.`,
  cannotCopy: ({ file, code }: { file: string; code: string }) => `${file} cannot be copied (${code}).`,
  notOurs: ({ place }: { place: string }) => `${place} is not a model that Perch installed.`,
  moveAway: 'Move it away, or give the model another name.',
  larger: ({ url }: { url: string }) => `${url} is larger than it should be; nothing was installed.`,
  smaller: ({ url }: { url: string }) => `${url} is smaller than it should be; nothing was installed.`,
  answered: ({ url, code }: { url: string; code: number }) => `${url} answered ${code}.`,
  givenUp: ({ url }: { url: string }) => `${url} was given up.`,
  noAnswer: ({ url }: { url: string }) => `${url} does not answer.`,
  cannotFetch: ({ url, error }: { url: string; error: string }) => `${url} cannot be fetched (${error}).`,
  runAgain:
    'What has come is kept: run the same command again. HF_ENDPOINT names another hub (https://hf-mirror.com), --from a folder on this machine.',
  noFile: ({ file, name, folder }: Record<'file' | 'name' | 'folder', string>) =>
    `There is no ${file} of ${name} in ${folder}.`,
  asTheHub: ({ repository }: { repository: string }) =>
    `It is a file of ${repository}, which the folder should hold as the hub has it.`,
  badName: ({ name }: { name: string }) => `"${name}" cannot be the name of a model.`,
  goodNames: ({ reserved }: { reserved: string }) =>
    `Up to 100 letters, digits, dots, - and _ can, from a letter or digit on; not "${reserved}".`,
  tooLarge: ({ file }: { file: string }) => `${file} is too large for one of Perch's.`,
  notWritten: ({ file, error }: { file: string; error: string }) => `${file} is not one that Perch wrote (${error}).`,
  withoutIt: 'Without it the model is described by its own files.',
  noModelFolder: ({ folder, error }: { folder: string; error: string }) =>
    `${folder} is not the folder of a model (${error}).`,
  folderNeeds:
    'It needs config.json, tokenizer.json, tokenizer_config.json, and onnx/model.onnx or onnx/model_quantized.onnx.',
  noWeights: ({ folder }: { folder: string }) => `There are no weights in ${folder}.`,
  takes: ({ files }: { files: readonly string[] }) => `Perch takes ${files.join(', ')}.`,
  noPlatform: ({ platform }: { platform: string }) => `Models do not run on ${platform}.`,
  useServer: 'PERCH_EMBEDDER can name a server that has one, such as Ollama.',
  noRuntime: ({ library, folder }: { library: string; folder: string }) => `There is no ${library} in ${folder}.`,
  notOurFolder: ({ place }: { place: string }) => `${place} is not a folder of Perch's.`,
  moveOrName: 'Move it away, or name another folder for models with PERCH_MODELS.',
  otherRuntime: ({ folder, library, error }: Record<'folder' | 'library' | 'error', string>) =>
    `What is in ${folder} is not ${library} as Perch knows it (${error}); nothing was installed.`,
  fromNpm: 'Without it, it comes from npm.',
  npmFailed: ({ library, error }: { library: string; error: string }) => `npm could not install ${library}: ${error}`,
  withoutNetwork: 'Without a network, give a folder that holds it: perch-mcp model install --from FOLDER.',
};
