import { asked } from './asked.ts';

/** Nothing is called by its name: what happens is told by idioms and by the things that stand for it. */
export const IDIOMS_OF_LOVE = asked(`
new-love.when | 내 봄은 언제 오려나
new-love.when | 옆자리 채워질 날이 언제쯤
new-love.when | 짚신도 짝이 있다는데 제 짚신은 언제 옵니까
new-love.when | 국수 말고 설렘은 언제 먹어보나요
new-love.will | 내 인생에 로맨스라는 게 있긴 해
new-love.will | 빈집에 불 켜줄 사람이 오려나
new-love.will | 굴러온 복이 있으려나요 남자 쪽으로
new-love.will | 전화번호부에 하트 붙일 이름이 생길까
new-love.why | 문은 열어놨는데 왜 아무도 안 들어오죠
new-love.why | 다들 짝지어 가는데 나만 덩그러니 남았어 왜지
new-love.who | 내 인연의 실 끝에는 누가 있나
new-love.like | 내 빨간 실 끝에 있는 사람 어떤 사람이야
new-love.how | 연애 세포가 다 말라죽었는데 어떻게 살려
new-love.should | 마음의 빗장을 이제 풀어도 될까
new-love.state | 요즘 내 꽃밭에 나비 좀 날아들어?
ssum.will | 이 간질간질한 사이 이름이 붙을까
ssum.will | 도장 찍기 직전인데 찍힐까요 우리
ssum.will | 불 붙을 듯 말 듯한데 붙을까
ssum.feel | 줄 듯 말 듯 애만 태우는데 무슨 속셈일까
ssum.feel | 손은 스치는데 잡지는 않아요 무슨 마음이죠
ssum.feel | 낚싯줄만 던져놓고 안 당기는 이 사람 뭐죠
ssum.feel | 나는 몇 번째 물고기일까
ssum.why | 왜 한 발 다가가면 두 발 물러날까
ssum.why | 다 된 밥에 왜 뜸만 들일까요
ssum.how | 이 미적지근한 온도를 어떻게 올려
ssum.should | 내가 먼저 선을 넘어도 될까
ssum.letgo | 희망고문 그만 당하고 내려야 하나 이 배
ssum.when | 언제쯤 확실한 말을 들을 수 있을까요
contact.will | 폰이 울릴까 오늘은
contact.will | 이 숫자 1 사라지는 날이 오나
contact.will | 까톡 소리 들을 수 있을까 오늘밤
contact.feel | 하트는 누르면서 말은 없어 무슨 뜻
contact.feel | 세 글자 답장에 담긴 마음이 뭘까요
contact.why | 말풍선이 왜 나만 가득하지
contact.why | 갑자기 벽이랑 얘기하는 기분이야 왜 대꾸가 없지
contact.how | 끊어진 대화창에 뭐라고 운을 떼지
contact.should | 보낼까 말까 썼다 지웠다 백번째야
contact.should | 통화 버튼 누를까
contact.when | 언제쯤 문을 두드려보면 좋을까 톡으로
crush.will | 열 번 찍으면 넘어올까
crush.will | 해바라기 노릇 보답받을 날 올까요
crush.feel | 걔 눈에 나는 병풍일까
crush.feel | 내가 지나가면 말이 빨라지던데 의식하는 걸까
crush.feel | 그 사람 마음에 내 방이 있을까
crush.why | 왜 맨날 그림의 떡만 쳐다보게 될까
crush.how | 그 사람 눈에 들려면
crush.how | 얼음 같은 사람인데 어떻게 녹이죠
crush.should | 속에 담아둔 말 이제 뱉어도 될까
crush.letgo | 못 오를 나무 그만 쳐다봐야 할까
crush.letgo | 이루어지지 않을 거면 마음을 거두는 게 맞겠지
crush.when | 언제 이 마음을 꺼내 보이면 좋을까
couple.will | 이 손 놓지 않고 갈 수 있을까
couple.will | 우리 배는 순항할까요
couple.will | 비바람 불어도 우리 괜찮을까
couple.feel | 내가 그 사람 1순위일까
couple.feel | 남친 머릿속에 내가 몇 퍼센트일까
couple.feel | 나는 그 사람한테 쉬는 곳일까 짐일까
couple.why | 왜 곁에 있어도 혼자 같을까 우리
couple.how | 우리 사이에 훈풍 불게 하려면
couple.should | 내 비밀번호까지 다 공유해도 될까 남친이랑
couple.state | 우리 사랑 날씨가 지금 흐림이야 맑음이야
fight.will | 이 얼음장 같은 공기 풀리긴 할까
fight.when | 집안 공기가 언제쯤 녹을까요
fight.why | 불똥이 왜 맨날 나한테 튀지
fight.why | 말 한마디가 왜 꼭 불씨가 될까
fight.how | 엎지른 물 어떻게 주워담죠 그런 말은 하는 게 아니었는데
fight.how | 입에 자물쇠 채운 사람 어떻게 열어요
fight.how | 칼로 물 베기라는데 이번엔 물이 안 합쳐져 어떡해
fight.should | 백기 들까
fight.should | 자존심 꺾고 내가 손 내밀어야 하나
fight.feel | 아직도 속에 불이 나 있을까 그 사람
weary.why | 왜 김빠진 사이다 같을까 우리
weary.why | 물에 물 탄 것 같은 연애 왜 이래
weary.how | 식어버린 국을 다시 데우는 방법
weary.how | 불씨만 남은 사이 다시 살리려면
weary.will | 꺼진 불이 다시 붙을까요 우리 부부
weary.feel | 사랑하는 건지 익숙한 건지 모르겠어
weary.feel | 사랑인지 정인지 헷갈려 걔도 그럴까
weary.letgo | 정 때문에 사는 건데 이렇게 살아야 하나
weary.when | 이 밍밍한 시절이 언제 지나가
trust.feel | 이 사람 가면 쓰고 있는 걸까
trust.feel | 두 다리 걸치고 있는 거 아닐까
trust.feel | 다른 데 둥지 튼 것 같아 맞을까
trust.why | 왜 뒤가 구린 사람처럼 굴까요
trust.how | 금 간 유리 어떻게 붙여요 한번 속았더니
trust.should | 속아주는 셈 치고 한번 더 믿어볼까
trust.should | 눈 감아줘야 할까 이번 한 번만
trust.will | 제 버릇 개 줄까요
trust.letgo | 알고도 속고 모르고도 속고 이제 그만 속아야 할까
parting.letgo | 이 줄을 놓아야 내가 살까
parting.letgo | 밑 빠진 독에 물 붓기야 그만 부어야 하나
parting.letgo | 여기서 내릴까 이 버스
parting.letgo | 각자 갈 길 가는 게 답일까
parting.letgo | 썩은 동아줄인 거 아는데 못 놓겠어 놓을까
parting.will | 우리 여기까지인 걸까
parting.will | 끝이 보이는데 정말 끝일까
parting.how | 마침표를 예쁘게 찍으려면
parting.how | 나쁜 사람 안 되고 등 돌리는 법
parting.when | 마침표는 언제 찍는 게 나아
parting.why | 왜 내 사랑은 늘 가을에 지나
reunion.will | 떠난 배가 돌아올까
reunion.will | 깨진 그릇 다시 붙일 수 있나
reunion.will | 끊어진 실이 다시 이어질까
reunion.feel | 내가 남긴 빈자리를 그 사람도 느낄까
reunion.feel | 돌아선 그 사람 뒤돌아볼 마음은 있을까
reunion.why | 왜 그렇게 칼같이 돌아섰을까
reunion.why | 좋다더니 왜 하루아침에 남이 됐을까
reunion.how | 돌아선 발길을 되돌리려면
reunion.should | 바짓가랑이라도 붙잡아 볼까
reunion.should | 떠난 사람한테 한 번 더 문을 두드려도 될까
reunion.when | 돌고 돌아 언제쯤 다시 내 앞에 올까
reunion.letgo | 버스 떠났는데 정류장에서 그만 일어날까
reunion.letgo | 죽은 화분에 물 주는 짓 그만해야 할까
heal.when | 언제쯤 걔 이름 들어도 심장이 안 내려앉을까
heal.when | 이 긴 터널 언제 끝나요 이별하고 나서
heal.when | 언제쯤 괜찮아져요
heal.how | 가슴에 구멍이 뻥 뚫렸는데 어떻게 메워
heal.how | 방구석에 그 사람 흔적이 너무 많아 어떻게 치워
heal.why | 왜 노래만 나오면 눈물이 터지지
heal.will | 새살이 돋긴 할까 이 마음에
marriage.when | 나는 언제 국수 먹여주나
marriage.when | 웨딩드레스 내 차례 언제야
marriage.will | 한 이불 덮고 살게 될까 이 사람이랑
marriage.will | 면사포 쓸 팔자는 되나요
marriage.will | 남친이 무릎 꿇고 반지 내밀 날이 올까
marriage.why | 왜 버진로드 문턱에서 자꾸 넘어질까
marriage.should | 이 사람이랑 한배를 타도 될까 평생
marriage.how | 예비 시댁 문턱이 높은데 어떻게 넘죠
spouse.like | 내 베개 옆에서 평생 잘 사람은 어떤 사람일까
spouse.like | 내 남편 될 사람 돈그릇 크기 좀
spouse.who | 내 평생 밥친구 어디 숨어있나
spouse.when | 내 마지막 남자 언제 등장해
pair.like | 우리 톱니바퀴 잘 맞물려?
pair.like | 나는 기름 그 사람은 물 섞일 수 있는 사이야?
pair.like | 나랑 걔는 전생에 원수였나 연인이었나
pair.why | 왜 둘이 있으면 불꽃이 튀지 안 좋은 쪽으로
pair.how | 해와 달처럼 다른 우리 어떻게 맞춰 살아
self.why | 나는 왜 사랑 앞에만 서면 얼음이 될까
self.why | 왜 나는 맨날 호구 노릇일까
self.how | 마음에 쳐둔 가시울타리 어떻게 걷어요
self.like | 나라는 꽃은 무슨 향이 나
timing.when | 내 인생에 꽃길은 언제부터
timing.when | 언제쯤 숨통이 트이나요
timing.state | 지금 나는 물 들어오는 때야 노 저을 때야
timing.will | 올해 안에 해 뜰 날 있으려나
career.will | 이번엔 동아줄 내려올까 면접 봤는데
career.will | 밥벌이 걱정 없이 살 날이 올까
career.should | 사표 던질까
career.should | 이 회사라는 배에서 내려도 될까
career.when | 돈줄은 언제 트여
career.why | 왜 내 지갑은 밑 빠진 독일까
people.how | 가시 돋친 말만 하는 엄마 어떻게 대해
people.why | 친구 사이에 왜 자꾸 금이 갈까
people.should | 끊어진 우정 다시 이어볼까
people.feel | 친구가 나를 지갑으로 보는 걸까
matter.should | 머리카락 싹둑 잘라버릴까
matter.will | 마음먹은 일 작심삼일로 안 끝날까
work.how | 일에 치여 사랑이 뒷전인데 어떻게 챙겨
work.which | 밥그릇이냐 사랑이냐 뭘 골라
`);
