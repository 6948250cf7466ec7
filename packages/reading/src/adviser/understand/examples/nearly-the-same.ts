import { asked } from './asked.ts';

/** Pairs that differ in one word, and are answered differently. */
export const NEARLY_THE_SAME = asked(`
crush.will | 그 사람이 먼저 말을 걸어올까
crush.should | 그 사람한테 먼저 말을 걸어볼까
crush.when | 그 사람한테 언제 말을 걸어볼까
crush.how | 그 사람한테 어떻게 말을 걸어볼까
crush.why | 그 사람은 왜 나한테 말을 안 걸까
crush.feel | 그 사람이 말을 안 거는 건 내가 싫어서일까
crush.will | 짝남이 나한테 고백할까
crush.should | 짝남한테 내가 고백할까
crush.when | 짝남한테 언제 고백할까
crush.how | 짝남한테 어떻게 고백할까
crush.feel | 짝남은 내 고백을 기다릴까
crush.letgo | 짝남한테 고백하지 말고 접을까
ssum.will | 썸남이 만나자고 할까
ssum.should | 썸남한테 만나자고 할까
ssum.when | 썸남한테 언제 만나자고 할까
ssum.how | 썸남한테 뭐라고 만나자고 할까
ssum.why | 썸남이 왜 만나자고 안 할까
ssum.letgo | 썸남 그만 만날까
fight.will | 남친이 먼저 사과할까
fight.should | 내가 먼저 사과할까
fight.when | 언제 사과할까
fight.how | 뭐라고 사과할까
fight.why | 남친은 왜 사과를 안 할까
fight.feel | 남친도 미안해하고 있을까
reunion.will | 전남친이 다시 만나자고 할까
reunion.should | 전남친한테 다시 만나자고 할까
reunion.when | 전남친한테 언제 다시 만나자고 할까
reunion.how | 전남친한테 어떻게 다시 만나자고 할까
reunion.why | 전남친은 왜 이제 와서 만나자고 할까
reunion.feel | 전남친도 다시 만나고 싶을까
reunion.letgo | 전남친 다시 만나지 말까
reunion.when | 전여친이 언제 돌아올까
reunion.will | 전여친이 돌아오긴 할까
reunion.should | 전여친 돌아온다는데 받아줄까
marriage.will | 남친이 올해 프로포즈할까
marriage.should | 남친한테 내가 프로포즈할까
marriage.when | 남친이 언제 프로포즈할까
marriage.why | 남친은 왜 프로포즈를 안 할까
marriage.how | 남친이 프로포즈하게 하려면
marriage.should | 남친이 결혼하자는데 할까
marriage.will | 남친이랑 결혼하게 될까
couple.feel | 남친이 나랑 결혼할 마음은 있을까
parting.letgo | 남친이랑 결혼 말고 헤어질까
parting.will | 남친이 헤어지자고 할까
parting.how | 헤어지자고 만나서 말할까 톡으로 말할까
parting.letgo | 내가 헤어지자고 할까
parting.when | 언제 헤어지자고 할까
parting.how | 어떻게 헤어지자고 할까
reunion.why | 왜 헤어지자고 했을까
reunion.feel | 헤어지자고 한 거 후회할까
heal.how | 헤어지자는 말 듣고 어떻게 버틸까
heal.when | 언제쯤 잊을까
heal.how | 어떻게 잊을까
heal.letgo | 이제 잊을까
heal.will | 잊을 수는 있을까
heal.why | 왜 못 잊을까
reunion.feel | 그 사람은 나를 잊었을까
reunion.feel | 나 잊고 잘 살까
trust.should | 이 사람 말 믿을까
trust.feel | 이 사람 진심일까 거짓말일까
trust.will | 이 사람 믿을 만해질까
trust.how | 이 사람을 어떻게 믿을까
trust.why | 왜 이 사람을 못 믿을까
trust.when | 언제쯤 이 사람을 다시 믿게 될까
trust.letgo | 못 믿을 사람인데 그만둘까
weary.why | 왜 설레지 않을까
weary.when | 언제 다시 설렐까
weary.how | 어떻게 하면 다시 설렐까
weary.will | 다시 설레는 날이 올까 남친한테
weary.feel | 남친은 나한테 설렐까 아직
weary.letgo | 설레지 않는데 그만 만날까
new-love.why | 왜 아무한테도 설레지 않을까
new-love.when | 언제 다시 누구한테 설렐까
new-love.will | 다시 누군가에게 설레는 날이 올까
new-love.should | 소개팅 나갈까
new-love.will | 소개팅 잘될까
new-love.when | 소개팅 언제 나갈까
new-love.how | 소개팅 나가서 뭐라고 할까
new-love.why | 왜 소개팅만 하면 끝날까
ssum.feel | 소개팅에서 만난 사람 나 마음에 들었을까
ssum.will | 소개팅에서 만난 사람한테 애프터 올까
ssum.should | 소개팅에서 만난 사람한테 애프터 신청할까
contact.why | 소개팅하고 왜 연락이 없을까
contact.should | 소개팅하고 먼저 연락할까
contact.will | 소개팅하고 연락 올까
contact.when | 소개팅하고 언제 연락할까
contact.how | 소개팅하고 뭐라고 연락할까
pair.like | 남친이랑 나 잘 맞아?
pair.why | 남친이랑 나 왜 안 맞아?
couple.will | 남친이랑 나 오래 가?
couple.feel | 남친 나 좋아해?
couple.how | 남친이랑 나 어떻게 하면 오래 가?
pair.how | 남친이랑 안 맞는 거 어떻게 맞춰?
self.why | 나는 왜 사람을 못 믿을까
self.why | 나는 왜 자꾸 의심할까
self.how | 의심하는 내 성격 어떻게 고칠까
self.why | 나는 왜 금방 질릴까
self.why | 나는 왜 이별을 못 견딜까
self.how | 혼자 있는 걸 어떻게 견딜까
parting.why | 나는 왜 맨날 차일까
parting.why | 나는 왜 사귀면 금방 깨질까
new-love.why | 나는 왜 연애를 못할까
crush.why | 나는 왜 짝사랑만 할까
ssum.why | 나는 왜 썸에서 끝날까
trust.why | 왜 만나는 사람마다 바람을 필까
marriage.why | 나는 왜 결혼을 못할까
spouse.when | 결혼할 사람 언제 만나
spouse.who | 결혼할 사람 어디서 만나
spouse.like | 결혼할 사람 어떤 사람
marriage.when | 결혼 언제 해
marriage.will | 결혼 하긴 해
marriage.should | 결혼 해도 돼
marriage.which | 결혼 일찍 할까 늦게 할까
new-love.when | 좋은 사람 언제 만나
new-love.who | 좋은 사람 어디서 만나
new-love.like | 내가 만날 사람 어떤 사람
new-love.will | 좋은 사람 만나긴 해
timing.when | 언제부터 운이 좋아져
timing.state | 요즘 운이 어때
timing.will | 운이 좋아지긴 해
timing.why | 왜 이렇게 운이 없어
career.when | 언제 이직해
career.should | 이직해도 돼
career.will | 이직 되긴 해
career.how | 어떻게 하면 이직해
career.why | 왜 이직이 안 돼
career.which | 이직할까 버틸까
work.should | 남친 따라 이직해도 돼
people.should | 친구한테 돈 갚으라고 말해도 돼
people.how | 친구가 약속을 자꾸 어겨 어떻게 말해
people.feel | 친구가 나를 피하는 걸까
people.why | 친구가 왜 나를 피할까
people.will | 친구랑 다시 예전처럼 될까
people.when | 친구한테 언제 말할까
people.letgo | 이 친구 그만 볼까
reunion.should | 친구로라도 지내자고 할까 전남친한테
crush.should | 친구인데 고백할까
crush.feel | 친구로만 보는 걸까 나를
fight.how | 엄마 편만 드는 남편이랑 싸웠어 어떻게 풀어
marriage.how | 시어머니랑 부딪혀 어떻게 해
people.how | 엄마랑 부딪혀 어떻게 해
`);
