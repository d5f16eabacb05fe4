/** The SAMPLE of a member in every specimen, so that one person has one grade. Not a name of the council, whose members have grades of their own. */
export const sampleMember = { name: 'Tola Sample', grade: 'FIMC' } as const;

/** The name with its letters. */
export const sampleMemberWithLetters = `${sampleMember.name}, ${sampleMember.grade}`;
