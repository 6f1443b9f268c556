import { z } from 'zod';

/**
 * What the MCP registry takes as server.json: the rules of its schema of
 * 2025-12-11 and those that the official registry adds (docs/reference/server-json
 * of modelcontextprotocol/registry), for servers that are npm packages. Stricter
 * than the schema in one thing: no unknown keys, which it would pass over.
 */

const text = (longest: number) => z.string().min(1).max(longest);
const https = z.url({ protocol: /^https$/ });

const input = {
  description: z.string().optional(),
  isRequired: z.boolean().optional(),
  isSecret: z.boolean().optional(),
  format: z.enum(['string', 'number', 'boolean', 'filepath']).optional(),
  default: z.string().optional(),
  choices: z.array(z.string()).optional(),
  placeholder: z.string().optional(),
  value: z.string().optional(),
};
const withVariables = { ...input, variables: z.record(z.string(), z.strictObject(input)).optional() };

const argument = z.union([
  z.strictObject({ ...withVariables, type: z.literal('named'), name: z.string(), isRepeated: z.boolean().optional() }),
  z
    .strictObject({
      ...withVariables,
      type: z.literal('positional'),
      valueHint: z.string().optional(),
      isRepeated: z.boolean().optional(),
    })
    .refine(({ valueHint, value }) => valueHint !== undefined || value !== undefined),
]);

const icon = z.strictObject({
  src: https.max(255),
  mimeType: z.enum(['image/png', 'image/jpeg', 'image/jpg', 'image/svg+xml', 'image/webp']).optional(),
  sizes: z.array(z.string().regex(/^(\d+x\d+|any)$/)).optional(),
  theme: z.enum(['light', 'dark']).optional(),
});

/** Ranges and `latest` name no version. */
const exactVersion = z.string().regex(/^\d+\.\d+\.\d+(-[\w.-]+)?(\+[\w.-]+)?$/);

const npmPackage = z.strictObject({
  registryType: z.literal('npm'),
  registryBaseUrl: z.literal('https://registry.npmjs.org').optional(),
  identifier: z.string().min(1),
  version: exactVersion,
  runtimeHint: z.string().optional(),
  runtimeArguments: z.array(argument).optional(),
  packageArguments: z.array(argument).optional(),
  environmentVariables: z.array(z.strictObject({ ...withVariables, name: z.string().min(1) })).optional(),
  transport: z.strictObject({ type: z.literal('stdio') }),
});

export const SERVER_JSON = z.strictObject({
  $schema: z.literal('https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json'),
  name: text(200)
    .min(3)
    .regex(/^[a-zA-Z0-9.-]+\/[a-zA-Z0-9._-]+$/),
  title: text(100).optional(),
  description: text(100),
  version: exactVersion.max(255),
  websiteUrl: z.url().optional(),
  repository: z.strictObject({
    url: z.url(),
    source: z.string(),
    id: z.string().optional(),
    subfolder: z.string().optional(),
  }),
  icons: z.array(icon).optional(),
  packages: z.array(npmPackage).min(1),
});
