import { asked } from './asked.ts';

/** Dialects, letters mistaken for one another, thumbs that slip. */
export const DIALECTS_AND_SLIPS = asked(`
new-love.when | 내는 언제 장가가노 여자가 있어야 가지
new-love.when | 나는 언재쯤 남자칭구 생겨여
new-love.will | 올개는 누구 하나 만나지겄나
new-love.will | 여자 만날 팔자가 있긴 하당가요
new-love.why | 와 내만 짝이 없노
new-love.why | 왜 내한테는 이상한 사람만 꼬이는겨
new-love.how | 연애 우예 하는긴데 좀 갈챠도
new-love.should | 소개팅 들어왔는디 나가볼까잉
new-love.who | 어데 가야 사람 만납니꺼
ssum.feel | 이 가스나 내 좋아하는기 맞나
ssum.feel | 썸남이 내를 우예 생각하노
ssum.will | 이래가 사귀기는 하겄나
ssum.how | 우야꼬 진도를 우째 빼노
ssum.should | 먼저 만나자 캐도 되나
ssum.why | 가가 와 갑자기 뜨뜻미지근하노
contact.will | 연락이 오긴 올랑가
contact.will | 답장 올까여 안올까여ㅠ
contact.why | 와 톡을 보고도 씹노
contact.why | 읽씹하는이유가 머에요ㅜ
contact.should | 먼저 톡해도 댈까요
contact.should | 전화해바도 되까
contact.how | 머라고 보네야 답이 오까
contact.when | 언제 연락하는게 조을까
contact.feel | 답을 꼬박꼬박 하는거보이 맘이 있는기가
crush.feel | 그 오빠야 내한테 맘 있나
crush.feel | 짝남이 저를 조아할까여
crush.should | 고백해삐까
crush.should | 걍 질러불까 고백
crush.letgo | 고마 접어뿌까 이 짝사랑
crush.how | 우째야 내를 봐주겠노
crush.will | 저랑 그오빠 잘될수잇나요
couple.feel | 남편이 내를 사랑은 하는교
couple.feel | 여친이 나 조아하는거 맞겟지
couple.will | 우리 오래 갈랑가 모르겄네
couple.how | 마누라한테 우예야 사랑받노
couple.why | 남친이 왜케 무뚝뚝한지 모르겟어여
couple.state | 우리 부부 요새 우떻노
fight.will | 이 양반 화가 언제 풀릴랑가 풀리긴 하겄제
fight.how | 싸웠는디 우째 풀어야 쓰까
fight.how | 화해 어떡게 해야대요
fight.why | 맨날 와 이래 싸우노
fight.should | 내가 먼저 미안타 캐야되나
fight.when | 언제쯤 화가 풀릴까여
weary.why | 와 이래 심심하노 우리 사이
weary.how | 권퇴기 어떠케 극복해요
weary.when | 이 권태긔 언제 끝나까
trust.feel | 이 사람 딴 여자 있는기 아이가
trust.feel | 남친 바람피는거 마즐까
trust.should | 한번 더 믿어줘 봐도 되겄는교
trust.how | 거짓말 하는거 알앗는데 어떠케 하죠
trust.why | 와 자꾸 숨기노
parting.letgo | 고마 헤어지는기 맞나
parting.letgo | 헤어지는게 마즐까여
parting.letgo | 이 인간이랑 찢어져야 쓰것제
parting.will | 우리 이라다 끝나는기가
parting.how | 헤어지자 소리를 우예 꺼내노
parting.when | 언제 헤어지자고 하는게 나은가여
reunion.will | 갸가 다시 올랑가
reunion.will | 제회 할수잇을까요
reunion.will | 전남친 다시 도라올까
reunion.feel | 갸도 내 생각 하것제
reunion.feel | 전여칭도 저를 그리워하까요
reunion.should | 다시 잡아볼까잉
reunion.when | 언제쯤 다시 만나지까
reunion.how | 우째야 맴을 돌리겄노
reunion.why | 왜 헤어지쟈고 햇을까
reunion.letgo | 고마 잊어뿌고 기다리지 말까
heal.when | 언제쯤 이쳐질까요
heal.how | 이즐라캐도 안 이쳐진다 우야노
heal.why | 와 자꾸 생각나노 떠난 사람이
heal.will | 괜차나지긴 할까
marriage.when | 내 언제 시집가노
marriage.when | 겨론 언제쯤 할수잇을까
marriage.will | 이 사람캉 결혼하겄나
marriage.will | 올해안에 결온할까요
marriage.why | 와 혼사가 자꾸 틀어지노
marriage.should | 이 남자랑 살림 차려도 되겄제
marriage.how | 시어무이랑 우예 지내야 되노
spouse.like | 내 서방 될 사람은 우떤 사람이고
spouse.like | 베우자 성격이 어떨까여
spouse.who | 남편감이 어데 있노
spouse.when | 베필은 언제 만나는교
pair.like | 내캉 갸캉 궁합 함 봐주소
pair.like | 궁합좀 바주세여
pair.why | 와 이래 안맞노 우리 둘이
self.why | 내는 와 맨날 퍼주기만 하노
self.how | 자존감을 우째 올리노
self.like | 제 메력이 멀까요
timing.state | 오늘 내 운세 우떻노
timing.state | 다음딸 운세 알려쥬세요
timing.when | 내 운은 언제 피노
timing.will | 올해 좋은 일이 있겄나
career.will | 이번 시험 붙겄는가
career.will | 면접 합격할수 잇을까요
career.when | 취직은 언제 되노
career.should | 회사 때리치아뿔까
career.how | 돈을 우째 모으노
career.why | 와 돈이 안 모이노
people.how | 우리 아가 말을 안 듣는다 우야꼬
people.how | 엄마랑 사이가 안조은데 어뜩해
people.why | 친구들이 와 내를 피하노
people.should | 칭구한테 먼저 연락해도 댈까
matter.should | 머리 볶을까 말까
matter.should | 차를 바까도 되겄나
career.when | 이사는 언제 가는기 좋노
work.how | 일이 바뻐가 여친 볼 새가 없다 우야노
small:thanks | 고맙데이
small:thanks | 감사합니당 복받으세여
small:greeting | 안녕하세여 첨왓어요
small:bye | 내 인자 자러 간데이
small:identity | 니 사람이가 기계가
small:doubt | 참말로 맞는 말이가
`);
