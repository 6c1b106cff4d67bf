/** Texts that break careless software: what databases, shells, pages, paths, parsers and screens stumble over. */
export const hostileTexts: readonly string[] = [
  // Nothing, in many ways.
  ...['', ' ', '\t', '\n', '\r\n', '\u00a0', '\u200b', '\u3000', '\ufeff', '\u2028'],
  // What cannot be stored, or only changed.
  ...['\0', 'a\0b', '\ud800', '\udc00x', '\ud83d\ude00\ud83d', '\uffff', '\u0001\u001f\u007f\u0085'],
  // What looks like a value of another kind.
  ...['null', 'undefined', 'true', 'NaN', '-0', '1e309', '0x10', '١٢٣', '[object Object]', '{}', '[]', '"'],
  // For databases.
  ...[`' or '1'='1`, `'; drop table "user"; --`, `") union select null --`, '\\', '%', '_%_', '$1', '$$x$$', '\\x00'],
  // For pages and mails.
  ...['<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', '&lt;b&gt;', '</title>', 'javascript:alert(1)'],
  ...['a@example.org\r\nBcc: b@example.org', '%0d%0aSet-Cookie: x=1', '{{7*7}}', '#{7*7}', '<%= 7 %>'],
  // For files and shells.
  ...['../../../etc/passwd', '..%2f..%2f', 'C:\\nul', '; ls', '$(id)', '`id`', '| cat', 'file:///etc/passwd'],
  // For what reads objects by name.
  ...['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty'],
  // For screens and counting: right to left, overrides, combining marks, families, look-alikes.
  ...[
    'مرحبا بالعالم',
    '\u202etxt.exe\u202c',
    `a${'\u0301'.repeat(5_000)}`,
    '👨‍👩‍👧‍👦'.repeat(3_000),
    'ﷺ'.repeat(300),
    'ﬀ ſ K ı İ',
    '田中さん',
  ],
  // For a reader that allocates before it checks.
  ...['x'.repeat(5_000), 'ä'.repeat(40_000), ' '.repeat(10_000), '9'.repeat(400)],
  // For expressions that go back.
  ...[`${'a'.repeat(5_000)}!`, `${'a@'.repeat(2_000)}`, `${'a.'.repeat(120)}@${'b-'.repeat(120)}`],
  // For calendars and names of things.
  ...['2026-02-30', '0000-00-00', '9999999-12-31', '00000000-0000-0000-0000-000000000000', 'Etc/../UTC'],
]
