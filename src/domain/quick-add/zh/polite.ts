/** What politeness puts before a request. */
export const POLITE = '(?:请|麻烦|帮我|帮忙|能不能|能否|可以|你|您|再|先|那|嗯|呃|把|给我|[\\s,，])*';
